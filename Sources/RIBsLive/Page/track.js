// Draws the visible range of the session: axis, marks, the curve of RIBs, findings and the cursor.

import { axisTicks } from "./axis.js";
import { crispAcross, crispLine, fillText, stroke } from "./canvas.js";
import { clusterFindings, inView, labelFont, labelInset, placeMarks, textRoom } from "./lanes.js";
import { counted, grouped, ribWord } from "./words.js";

/** The space left and right of the picture, so that the cursor is whole at both ends. */
export const trackInset = 8;
export const trackHeight = 108;
const [axisHeight, marksHeight, foundHeight] = [20, 18, 24];
/** How far beside a tick or a flag a pointer still means it. A finger is less exact. */
const reach = { mouse: 3, touch: 12 };

/**
 * @typedef {object} TrackState What the picture shows.
 * @property {import("./course.js").Course} course
 * @property {import("./range.js").VisibleRange} range
 * @property {boolean} isTime
 * @property {import("./lanes.js").Mark[]} marks
 * @property {import("./lanes.js").Found[]} findings
 * @property {number} width of the element, in pixels
 * @property {number} cursor the position of the moment
 * @property {?number} pointer the position under the pointer
 *
 * @typedef {object} TrackLayout Where everything stands. The picture is drawn from it.
 * @property {number} start the first position
 * @property {number} end
 * @property {number} scale pixels for each event or nanosecond
 * @property {{at: number, words: string, x: number}[]} ticks
 * @property {{top: number, bottom: number}} marksLane
 * @property {{top: number, bottom: number}} curveLane
 * @property {{top: number, bottom: number}} foundLane
 * @property {import("./lanes.js").Flag[]} flags
 * @property {import("./lanes.js").Cluster[]} clusters
 * @property {number} left what to subtract from the places of flags and clusters
 *
 * @typedef {{flag?: import("./lanes.js").Flag, cluster?: import("./lanes.js").Cluster}} Hit One of the two.
 * @typedef {import("./canvas.js").Colors} Colors
 */

export class Track {
  /** @param {TrackState} state */
  constructor(state) {
    this.state = state;
    /** @type {import("./lanes.js").Flag[]} */
    this.allFlags = [];
    /** @type {import("./lanes.js").Cluster[]} */
    this.allClusters = [];
    this.forget();
  }

  /** Makes the next layout place marks and findings anew. */
  forget() {
    /** @type {?string} The zoom and the scale for which they were placed. */
    this.placedFor = null;
  }

  /** @returns {TrackLayout} */
  layout() {
    const { range, isTime, marks, findings, width } = this.state;
    const { start, end } = range.shown;
    const room = Math.max(1, width - 2 * trackInset);
    const scale = room / (end - start);
    const key = `${scale} ${isTime}`;
    /** @param {{event: number, time: number}} moment */
    const xOf = ({ event, time }) => (isTime ? time : event) * scale;
    if (this.placedFor !== key) {
      this.placedFor = key;
      this.allFlags = placeMarks(marks, xOf, range.length * scale + trackInset);
      this.allClusters = clusterFindings(findings, xOf);
    }
    const left = start * scale - trackInset;
    const marksBottom = axisHeight + (marks.length > 0 ? marksHeight : 0);
    const foundTop = trackHeight - (findings.length > 0 ? foundHeight : 0);
    return {
      start, end, scale, left,
      ticks: axisTicks(start, end, room, isTime, textRoom).map((tick) => ({ ...tick, x: tick.at * scale - left })),
      marksLane: { top: axisHeight, bottom: marksBottom }, curveLane: { top: marksBottom + 6, bottom: foundTop - 1 },
      foundLane: { top: foundTop, bottom: trackHeight },
      // A label may begin before the range and end in it.
      flags: inView(this.allFlags, left - 250, left + width), clusters: inView(this.allClusters, left - 40, left + width + 40),
    };
  }

  /**
   * The position at a point of the element, within the range.
   *
   * @param {number} x
   */
  positionAt(x) {
    const { shown: { start, end } } = this.state.range;
    const share = (x - trackInset) / Math.max(1, this.state.width - 2 * trackInset);
    return start + Math.max(0, Math.min(1, share)) * (end - start);
  }

  /** @param {number} position */
  xOf(position) {
    const { shown: { start, end } } = this.state.range;
    return trackInset + ((position - start) / (end - start)) * (this.state.width - 2 * trackInset);
  }

  /**
   * The flag or the cluster of findings at a point.
   *
   * @param {number} x
   * @param {number} y
   * @param {string} pointerType
   * @returns {?Hit}
   */
  hit(x, y, pointerType) {
    const { left, flags, clusters, marksLane, foundLane } = this.layout();
    const far = pointerType === "touch" ? reach.touch : reach.mouse;
    if (y >= foundLane.top) {
      /** @param {import("./lanes.js").Cluster} cluster */
      const distance = (cluster) => Math.abs(cluster.x - left - x) - cluster.width / 2;
      const nearest = clusters.reduce((best, each) => (best && distance(best) <= distance(each) ? best : each), null);
      return nearest && distance(nearest) <= far ? { cluster: nearest } : null;
    }
    if (y < marksLane.top || y > marksLane.bottom) return null;
    const flag = flags.findLast((each) => each.x - left - far <= x && x <= each.right - left + far);
    return flag ? { flag } : null;
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Colors} colors
   */
  draw(context, colors) {
    const { width, course } = this.state;
    const layout = this.layout();
    context.clearRect(0, 0, width, trackHeight);
    context.font = labelFont;
    context.textBaseline = "middle";
    this.drawAxis(context, layout, colors);
    if (course.length > 0) this.drawCurve(context, layout, colors);
    this.drawFlags(context, layout, colors);
    this.drawFindings(context, layout, colors);
    this.drawPointer(context, colors);
    this.drawCursor(context, colors);
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {TrackLayout} layout
   * @param {Colors} colors
   */
  drawAxis(context, { ticks, start, end, scale, left, marksLane, foundLane }, colors) {
    const { width, isTime } = this.state;
    fillText(context, colors.muted, "left");
    context.beginPath();
    for (const { x, words } of ticks) {
      crispLine(context, x, 0, axisHeight);
      // A line through the lane of marks would strike through their labels.
      crispLine(context, x, marksLane.bottom, trackHeight);
      if (x + 5 + textRoom(words) < width) context.fillText(words, x + 5, axisHeight / 2 + 1);
    }
    stroke(context, colors.edge);
    context.beginPath();
    // Short ticks between those with words, where they are round.
    if (ticks.length > 1) {
      const step = ticks[1].at - ticks[0].at;
      const parts = [5, 4, 2].find((count) => (step / count) * scale > 6 && (isTime || step % count === 0)) ?? 1;
      const fine = step / parts;
      for (let at = Math.ceil(start / fine) * fine; at <= end; at += fine) {
        crispLine(context, at * scale - left, axisHeight - 4, axisHeight);
      }
    }
    for (const y of [axisHeight, foundLane.top]) crispAcross(context, y, width);
    if (marksLane.bottom > marksLane.top) crispAcross(context, marksLane.bottom, width);
    stroke(context, colors.edge);
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {TrackLayout} layout
   * @param {Colors} colors
   */
  drawCurve(context, layout, colors) {
    const { course, width, isTime } = this.state;
    const { curveLane: { top, bottom }, start, end, scale, left } = layout;
    const starts = isTime ? course.starts.time : course.starts.event;
    /** @param {number} ribs */
    const yOf = (ribs) => bottom - (ribs / Math.max(1, course.most)) * (bottom - top);
    const last = Math.max(0, course.sampleAt(end, isTime));
    const first = course.sampleAt(start, isTime);
    const path = new Path2D();
    let y = yOf(first < 0 ? 0 : course.ribs[first]);
    path.moveTo(-2, y);
    for (let index = Math.max(0, first); index <= last; index += 1) {
      const x = Math.max(-2, starts[index] * scale - left);
      path.lineTo(x, y);
      y = yOf(course.ribs[index]);
      path.lineTo(x, y);
    }
    const right = Math.min(width, this.xOf(this.state.range.length)) + (isTime ? 0 : 1);
    path.lineTo(right, y);
    const area = new Path2D(path);
    area.lineTo(right, bottom + 0.5);
    area.lineTo(-2, bottom + 0.5);
    context.fillStyle = colors["accent-ground"];
    context.fill(area);
    context.lineWidth = 1.25;
    context.strokeStyle = colors.accent;
    context.stroke(path);
    this.drawScale(context, layout, colors);
  }

  /**
   * A line at the most RIBs of the session, with their number.
   *
   * @param {CanvasRenderingContext2D} context
   * @param {TrackLayout} layout
   * @param {Colors} colors
   */
  drawScale(context, { curveLane: { top } }, colors) {
    const { course, width } = this.state;
    context.beginPath();
    crispAcross(context, top, width);
    context.save();
    context.setLineDash([1, 3]);
    context.globalAlpha = 0.6;
    stroke(context, colors.line);
    context.restore();
    const words = counted(course.most, ribWord());
    context.globalAlpha = 0.85;
    context.fillStyle = colors.raised;
    context.beginPath();
    context.roundRect(3, top + 1, textRoom(words) + 8, 15, 3);
    context.fill();
    context.globalAlpha = 1;
    fillText(context, colors.text, "left");
    context.fillText(words, 7, top + 9);
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {TrackLayout} layout
   * @param {Colors} colors
   */
  drawFlags(context, { flags, left, marksLane: { top }, foundLane }, colors) {
    context.beginPath();
    for (const { x } of flags) crispLine(context, x - left, top + marksHeight, foundLane.top);
    context.save();
    context.setLineDash([2, 3]);
    context.globalAlpha = flags.length > 30 ? 0.3 : 0.7;
    stroke(context, colors.flag);
    context.restore();
    fillText(context, colors.flag, "left");
    for (const { x, marks, label } of flags) {
      const at = Math.round(x - left);
      context.fillRect(at, top + 3, 1.5, marksHeight - 3);
      context.beginPath();
      context.moveTo(at, top + 3);
      context.lineTo(at + 6, top + 6.5);
      context.lineTo(at, top + 10);
      context.fill();
      // More marks than one have two pennants.
      if (marks.length > 1) context.fillRect(at, top + 11, 4, 2);
      if (label) context.fillText(label, at + labelInset, top + marksHeight / 2 + 1);
    }
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {TrackLayout} layout
   * @param {Colors} colors
   */
  drawFindings(context, { clusters, left, foundLane: { top } }, colors) {
    const middle = top + foundHeight / 2;
    for (const { x, width, count, severity } of clusters) {
      context.fillStyle = severityColor(severity, colors);
      context.beginPath();
      if (count === 1) severityShape(context, severity, x - left, middle);
      else context.roundRect(x - left - width / 2, middle - 8, width, 16, severity === "error" ? 4 : 8);
      context.fill();
      if (count === 1) continue;
      fillText(context, colors.raised, "center");
      context.fillText(grouped(count), x - left, middle + 0.5);
    }
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Colors} colors
   */
  drawPointer(context, colors) {
    const { pointer } = this.state;
    if (pointer === null) return;
    context.beginPath();
    crispLine(context, this.xOf(pointer), 0, trackHeight);
    stroke(context, colors.muted);
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Colors} colors
   */
  drawCursor(context, colors) {
    const x = this.xOf(this.state.cursor);
    if (x < -6 || x > this.state.width + 6) return;
    context.fillStyle = colors.text;
    context.fillRect(x - 0.75, 0, 1.5, trackHeight);
    context.beginPath();
    context.moveTo(x - 5.5, 0);
    context.lineTo(x + 5.5, 0);
    context.lineTo(x + 5.5, 7);
    context.lineTo(x, 13);
    context.lineTo(x - 5.5, 7);
    context.fill();
    context.lineWidth = 1;
    context.strokeStyle = colors.raised;
    context.stroke();
  }
}

/**
 * @param {string} severity
 * @param {Colors} colors
 */
export function severityColor(severity, colors) {
  return { error: colors.fault, warning: colors.caution }[severity] ?? colors.line;
}

/**
 * A triangle, a diamond or a circle, so that colour is not needed to tell them apart.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {string} severity
 * @param {number} x
 * @param {number} y
 */
function severityShape(context, severity, x, y) {
  const corners = { error: [[0, -6], [6, 5], [-6, 5]], warning: [[0, -6], [6, 0], [0, 6], [-6, 0]] }[severity];
  if (!corners) return context.arc(x, y, 4.5, 0, 2 * Math.PI);
  for (const [dx, dy] of corners) context.lineTo(x + dx, y + dy);
}
