// Where events lie on the time line. The server sends no time for each event, but how many attaches and detaches
// fall into equal parts of the events and of the time. That joins the two, to a part's width.

function cumulative(buckets) {
  const sums = [0];
  for (const [attaches, detaches] of buckets) sums.push(sums[sums.length - 1] + attaches + detaches);
  return sums;
}

/** Where `value` lies in a rising list, as a fraction of the list's length. */
function positionIn(sums, value) {
  let [low, high] = [0, sums.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (sums[middle] <= value) low = middle;
    else high = middle;
  }
  const step = sums[high] - sums[low];
  return (low + (step > 0 ? Math.min(1, (value - sums[low]) / step) : 0)) / (sums.length - 1);
}

function valueAt(sums, fraction) {
  const exact = Math.max(0, Math.min(1, fraction)) * (sums.length - 1);
  const index = Math.min(sums.length - 2, Math.floor(exact));
  return sums[index] + (sums[index + 1] - sums[index]) * (exact - index);
}

/** The horizontal scale: linear in events or in time. */
export class TimelineScale {
  constructor(session, isTime) {
    this.events = session.events;
    this.time = session.time;
    this.isTime = isTime && session.time > 0;
    const { events, time } = session.density;
    this.buckets = this.isTime ? time : events;
    if (this.isTime && events.length > 0 && time.length > 0) {
      this.byEvent = cumulative(events);
      this.byTime = cumulative(time);
    }
  }

  /** The fraction of the width at which an event lies. */
  ofEvent(event) {
    if (this.events === 0) return 0;
    const fraction = Math.min(1, event / this.events);
    if (!this.isTime || !this.byEvent || fraction === 0 || fraction === 1) return fraction;
    return positionIn(this.byTime, valueAt(this.byEvent, fraction));
  }

  /** The fraction of the width at which a moment lies. */
  ofMoment(moment) {
    return this.isTime ? Math.min(1, moment.time / this.time) : this.ofEvent(moment.event);
  }

  /** The moment to ask for at a fraction of the width. */
  wanted(fraction) {
    if (this.isTime) return { time: Math.round(fraction * this.time) };
    return { event: Math.round(fraction * this.events) };
  }
}
