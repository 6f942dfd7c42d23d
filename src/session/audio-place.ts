import { createStore } from 'zustand/vanilla';

/** Whether there is something to be heard, and so a place for its player on every page. It loads nothing by itself. */
export const audioPlace = createStore<{ isOpen: boolean }>()(() => ({ isOpen: false }));
