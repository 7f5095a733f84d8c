// What browsers have and the library of TypeScript 4.8 does not describe.

interface Array<T> {
  findLast(fits: (value: T, index: number) => unknown): T | undefined;
  findLastIndex(fits: (value: T, index: number) => unknown): number;
}

interface MapConstructor {
  groupBy<Key, Value>(values: Iterable<Value>, keyOf: (value: Value) => Key): Map<Key, Value[]>;
}

declare class DecompressionStream implements ReadableWritablePair<Uint8Array, Uint8Array> {
  constructor(format: "gzip");
  readable: ReadableStream<Uint8Array>;
  writable: WritableStream<Uint8Array>;
}

interface CanvasPath {
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
}

/** Safari's own event for a pinch on a trackpad. */
interface GestureEvent extends UIEvent {
  scale: number;
  clientX: number;
  clientY: number;
}

interface HTMLElementEventMap {
  gesturestart: GestureEvent;
  gesturechange: GestureEvent;
}

interface Window {
  /** What tests may ask of the page. */
  ribsInspect: {
    app?: import("./Page/app.js").App;
    ready?: Promise<void>;
    cells(): unknown[];
    timeline(): unknown;
    lifetimes(): unknown[];
  };
}
