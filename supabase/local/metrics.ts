export type Labels = Readonly<Record<string, string>>;

export interface Metrics {
  /** A number that only grows. */
  counter(name: string, help: string): { add(labels?: Labels, by?: number): void };
  /** How many values lay under each of the bounds, which are given in rising order. */
  histogram(
    name: string,
    help: string,
    bounds: readonly number[],
  ): { note(labels: Labels, value: number): void };
  /** A number that is looked at when it is asked for; undefined while nobody knows it. */
  gauge(name: string, help: string, read: () => number | undefined, labels?: Labels): void;
  /** The same for a number that only grows and that somebody else counts. */
  total(name: string, help: string, read: () => number): void;
  /** Everything in the text format of Prometheus (0.0.4). */
  text(): string;
}

/** Whatever strangers ask for, the figures do not grow without end: what is new beyond this is counted as `other`. */
const mostSeries = 1000;

export function openMetrics(): Metrics {
  const families = new Map<string, { help: string; type: string; lines: (() => string[])[] }>();

  function family(name: string, help: string, type: string, lines: () => string[]): void {
    const known = families.get(name);
    if (known) known.lines.push(lines);
    else families.set(name, { help, type, lines: [lines] });
  }

  return {
    counter(name, help) {
      const series = boundedSeries(() => ({ value: 0 }));
      family(name, help, 'counter', () =>
        series.all().map(([labels, { value }]) => `${name}${written(labels)} ${value}`),
      );
      return {
        add(labels = {}, by = 1) {
          series.of(labels).value += by;
        },
      };
    },
    histogram(name, help, bounds) {
      const series = boundedSeries(() => ({ under: bounds.map(() => 0), count: 0, sum: 0 }));
      family(name, help, 'histogram', () =>
        series
          .all()
          .flatMap(([labels, { under, count, sum }]) => [
            ...bounds.map(
              (bound, index) => `${name}_bucket${written({ ...labels, le: String(bound) })} ${under[index]}`,
            ),
            `${name}_bucket${written({ ...labels, le: '+Inf' })} ${count}`,
            `${name}_sum${written(labels)} ${sum}`,
            `${name}_count${written(labels)} ${count}`,
          ]),
      );
      return {
        note(labels, value) {
          const one = series.of(labels);
          one.count += 1;
          one.sum += value;
          bounds.forEach((bound, index) => {
            if (value <= bound) one.under[index] = (one.under[index] ?? 0) + 1;
          });
        },
      };
    },
    gauge(name, help, read, labels = {}) {
      family(name, help, 'gauge', () => {
        const value = read();
        return value === undefined || !Number.isFinite(value) ? [] : [`${name}${written(labels)} ${value}`];
      });
    },
    total(name, help, read) {
      family(name, help, 'counter', () => [`${name} ${read()}`]);
    },
    text: () =>
      Array.from(families, ([name, { help, type, lines }]) =>
        [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines.flatMap((each) => each()), ''].join(
          '\n',
        ),
      ).join(''),
  };
}

function boundedSeries<Kept>(fresh: () => Kept): { of(labels: Labels): Kept; all(): [Labels, Kept][] } {
  const kept = new Map<string, [Labels, Kept]>();
  function of(labels: Labels): Kept {
    const key = written(labels);
    const known = kept.get(key);
    if (known) return known[1];
    const rest = Object.fromEntries(Object.keys(labels).map((name) => [name, 'other']));
    if (kept.size >= mostSeries && key !== written(rest)) return of(rest);
    const made = fresh();
    kept.set(key, [labels, made]);
    return made;
  }
  return { of, all: () => Array.from(kept.values()) };
}

function written(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
