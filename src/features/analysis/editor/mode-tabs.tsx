import { useRef, type KeyboardEvent } from 'react';
import { planEditor as texts } from '#i18n/catalogue/plan-editor.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { AlertIcon } from '#ui/icons.tsx';
import type { EditorMode } from './plan-editor-props.ts';
import classes from './plan-editor.module.css';

export interface ModeTabsProps {
  mode: EditorMode;
  /** Where something is missing or wrong. */
  wanting: ReadonlySet<EditorMode>;
  panelId: string;
  onChange(mode: EditorMode): void;
}

const editorModes: readonly EditorMode[] = ['rooms', 'outline', 'north', 'door'];

/** What is marked now: one tab of four, and a sign at those that still need a look. */
export function ModeTabs({ mode, wanting, panelId, onChange }: ModeTabsProps) {
  const { t } = useI18n();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown({ key }: KeyboardEvent): void {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const index = (editorModes.indexOf(mode) + step + editorModes.length) % editorModes.length;
    const next = editorModes[index];
    if (step === 0 || !next) return;
    onChange(next);
    list.current?.querySelectorAll('button')[index]?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-label={t(texts.tools)} className={classes.tabs}>
      {editorModes.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`${panelId}-${each}`}
          aria-selected={each === mode}
          aria-controls={panelId}
          tabIndex={each === mode ? 0 : -1}
          className={classes.tab}
          onClick={() => onChange(each)}
          onKeyDown={onKeyDown}
        >
          {t(texts[each])}
          {wanting.has(each) && (
            <>
              <AlertIcon size="1rem" className={classes.wanting} />
              <span className="visually-hidden"> {t(texts.needsLook)}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
