import { createStore } from 'zustand/vanilla';
import { chartStyles, type ChartStyle } from './chart-layout.ts';

const key = 'disha.chart-style';

/** How charts are drawn on this device; as in the north until somebody chooses. */
export const chartStyleStore = createStore<{ style: ChartStyle }>()(() => ({ style: keptStyle() }));

export function chooseChartStyle(style: ChartStyle): void {
  chartStyleStore.setState({ style });
  try {
    localStorage.setItem(key, style);
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
}

function keptStyle(): ChartStyle {
  try {
    const kept = localStorage.getItem(key);
    return chartStyles.find((style) => style === kept) ?? 'north';
  } catch {
    return 'north';
  }
}
