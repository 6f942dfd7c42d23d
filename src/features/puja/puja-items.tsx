import { Button } from '@mantine/core';
import { useState } from 'react';
import type { PujaItem } from '#domain/devotion/puja-guide.ts';
import { pujaGuide as texts } from '#i18n/catalogue/puja.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { ShareIcon } from '#ui/icons.tsx';
import { noteProgress, useProgress } from './puja-store.ts';
import classes from './puja.module.css';

/** What is needed, to be ticked off and handed on. */
export function PujaItems({ id, name, items }: { id: string; name: string; items: readonly PujaItem[] }) {
  const { t, language } = useI18n();
  const { ticked } = useProgress(id);
  const [said, setSaid] = useState('');
  const ready = items.filter((item) => ticked.includes(item.name.en));

  function turn(key: string): void {
    noteProgress(id, {
      ticked: ticked.includes(key) ? ticked.filter((each) => each !== key) : [...ticked, key],
    });
  }

  async function share(): Promise<void> {
    const lines = items.map((item) => `${ticked.includes(item.name.en) ? '☑' : '☐'} ${sayItem(item)}`);
    const title = `${name}: ${t(texts.needed)}`;
    const text = [title, '', ...lines].join('\n');
    // Missing in some browsers, whatever the types say.
    const device = navigator as { share?: Navigator['share']; clipboard?: Clipboard };
    try {
      if (device.share) await device.share({ title, text });
      else if (device.clipboard) {
        await device.clipboard.writeText(text);
        setSaid(t(texts.copied));
      } else setSaid(t(texts.copyFailed));
    } catch (error) {
      // Whoever thinks better of it has said so.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      logQuietly('puja', error);
      setSaid(t(texts.copyFailed));
    }
  }

  function sayItem({ name: words, amount, isOptional }: PujaItem): string {
    const more = [amount?.[language], isOptional && t(texts.optionalItem)].filter(Boolean).join(', ');
    return more === '' ? words[language] : `${words[language]} (${more})`;
  }

  return (
    <>
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item.name.en}>
            <label className={classes.item}>
              <input
                type="checkbox"
                checked={ticked.includes(item.name.en)}
                onChange={() => turn(item.name.en)}
              />
              <span className={classes.itemName}>
                {item.name[language]}
                {item.isOptional && <span className={classes.optional}>{t(texts.optionalItem)}</span>}
              </span>
              {item.amount && <span className={classes.amount}>{item.amount[language]}</span>}
            </label>
          </li>
        ))}
      </ul>
      <div className={classes.acts} data-print="no">
        <output className={classes.count} data-testid="items-ready">
          {t(texts.ticked, {
            done: formatNumber(ready.length, language),
            all: formatNumber(items.length, language),
          })}
        </output>
        <Button
          variant="default"
          size="sm"
          leftSection={<ShareIcon size="1.125rem" />}
          onClick={() => void share()}
          data-testid="share-items"
        >
          {t(texts.share)}
        </Button>
        {ready.length > 0 && (
          <Button variant="subtle" size="sm" onClick={() => noteProgress(id, { ticked: [] })}>
            {t(texts.untick)}
          </Button>
        )}
        <output className={classes.quiet}>{said}</output>
      </div>
    </>
  );
}
