import { createElement, type ComponentType } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** What offers to install the app, once it was fetched: nothing of it is wanted before the first page stands. */
export const installPlace = createStore<{ Row?: ComponentType }>()(() => ({}));

export function InstallPlace() {
  const row = useStore(installPlace, (place) => place.Row);
  return row ? createElement(row) : null;
}
