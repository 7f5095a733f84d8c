// What the wheel of a mouse and two fingers on a trackpad ask for, the same in every view that zooms.

const lineHeight = 16;
/** One turn zooms no further than this, in pixels. */
const mostTurn = 240;

/**
 * How far a wheel turned to the right and down, in pixels.
 *
 * @param {WheelEvent} event
 */
export function wheelPixels({ deltaX, deltaY, deltaMode }) {
  const unit = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : lineHeight;
  return [deltaX * unit, deltaY * unit];
}

/**
 * By how much a wheel that turned down zooms.
 *
 * @param {WheelEvent} event
 * @param {number} down in pixels
 */
export function wheelZoom({ ctrlKey }, down) {
  // A pinch on a trackpad arrives as a wheel with Control, in small steps.
  const speed = ctrlKey ? 0.01 : 0.0018;
  return Math.exp(-Math.max(-mostTurn, Math.min(mostTurn, down)) * speed);
}
