import { Button } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { ranked, type Muhurat } from '#domain/jyotish/muhurat/find-muhurats.ts';
import { purposes } from '#domain/jyotish/muhurat/purposes.ts';
import { muhuratTexts as texts } from '#i18n/catalogue/muhurat.ts';
import { civilDateText } from '#i18n/format-civil.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { usePlaceName } from '#session/use-place-name.ts';
import { useSession } from '#session/use-session.ts';
import { Choice } from '#ui/choice.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ShareCardButton } from '#ui/share-card/share-card-button.tsx';
import { showToast } from '#ui/toast.ts';
import { useIsPrinting } from '#ui/use-is-printing.ts';
import classes from '../kundli.module.css';
import { likeliestMoon, type Person } from '../person.ts';
import { SourceLine } from '../source-line.tsx';
import { MuhuratCard } from './muhurat-card.tsx';
import { MuhuratPaper } from './muhurat-paper.tsx';
import { muhuratAddress } from './muhurat-file.ts';
import type { AskedMuhurat } from './muhurat-question.ts';
import styles from './muhurat.module.css';
import { useMuhurats } from './use-muhurats.ts';

export interface MuhuratListProps {
  asked: AskedMuhurat;
  person: Person | undefined;
  isExample: boolean;
}

const shownAtOnce = 12;
const mostInFavour = 3;

/** The times that pass, by day or the best first, and how their act is reckoned. */
export function MuhuratList({ asked, person, isExample }: MuhuratListProps) {
  const { t, language } = useI18n();
  const { purpose, from, to, place, direction, strict } = asked;
  const moon = person && likeliestMoon(person);
  const found = useMuhurats({
    question: {
      purpose,
      from,
      to,
      strict,
      births: moon ? [{ nakshatra: moon.moon.nakshatra, rashi: moon.moon.sign }] : [],
      ...(direction === undefined ? {} : { direction }),
    },
    // Known a moment later than the rest, and nothing depends on it.
    place: { ...place, name: '' },
  });
  const rule = purposes[purpose];
  const where = usePlaceName(place);
  return (
    <section className={classes.section} aria-labelledby="muhurats" aria-busy={found === undefined}>
      {isExample && <p className={classes.quiet}>{t(texts.example)}</p>}
      <h2 id="muhurats" className={classes.heading}>
        {t(texts.found, {
          purpose: rule.name[language],
          from: civilDateText(from, language),
          to: civilDateText(to, language),
          place: where,
        })}
      </h2>
      {moon && !moon.isSure && <p className={classes.note}>{t(texts.likeliest)}</p>}
      {found === undefined && <output>{t(texts.seeking)}</output>}
      {found === 'failed' && <p role="alert">{t(texts.failed)}</p>}
      {found !== undefined && found !== 'failed' && (
        // Another question begins at its first times again.
        <Found key={JSON.stringify(asked)} found={found} asked={asked} where={where} />
      )}
      <details className={styles.rule} data-print="no">
        <summary>{t(texts.rule)}</summary>
        <p>{rule.note[language]}</p>
        <SourceLine source={rule.source} isVerified={rule.isVerified} />
      </details>
    </section>
  );
}

function Found({ found, asked, where }: { found: readonly Muhurat[]; asked: AskedMuhurat; where: string }) {
  const { t } = useI18n();
  const isGuest = useSession().status === 'guest';
  const here = useLocation({ select: ({ href }) => href });
  const [order, setOrder] = useState<'day' | 'worth'>('day');
  const [shown, setShown] = useState(shownAtOnce);
  const isPrinting = useIsPrinting();
  if (found.length === 0) return <p>{t(texts.none)}</p>;
  const byWorth = ranked(found);
  const most = new Set(byWorth.slice(0, mostInFavour));
  const sorted = order === 'day' ? found : byWorth;
  const days = new Set(found.map(({ date }) => date)).size;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(muhuratAddress(asked));
      showToast({ tone: 'success', title: { message: texts.copied } });
    } catch (error) {
      logQuietly('muhurat', error);
      showToast({ tone: 'error', title: { message: texts.notCopied } });
    }
  }

  if (isPrinting) return <MuhuratPaper found={found} asked={asked} />;
  return (
    <>
      <div className={styles.head}>
        <p data-testid="muhurat-count">
          {found.length === 1 ? t(texts.countedOne) : t(texts.counted, { count: found.length, days })}
        </p>
        <span className={classes.acts} data-print="no">
          {isGuest && (
            <LinkButton to="/auth" search={{ redirect: here }} variant="light" size="sm">
              {t(texts.signIn)}
            </LinkButton>
          )}
          <Button variant="default" size="sm" onClick={() => void copy()}>
            {t(texts.copy)}
          </Button>
          <Button variant="default" size="sm" onClick={() => window.print()}>
            {t(texts.print)}
          </Button>
          <ShareCardButton
            cardOf={async (language) => {
              const { muhuratShare } = await import('./muhurat-share.ts');
              return muhuratShare(sorted, asked, where, language);
            }}
          />
        </span>
      </div>
      {found.length > mostInFavour && (
        <Choice<'day' | 'worth'>
          legend={t(texts.order)}
          value={order}
          options={[
            { value: 'day', label: t(texts.byDay) },
            { value: 'worth', label: t(texts.byWorth) },
          ]}
          onChange={setOrder}
        />
      )}
      <ol className={classes.rules}>
        {sorted.slice(0, shown).map((muhurat) => (
          <li key={muhurat.from}>
            <MuhuratCard
              muhurat={muhurat}
              asked={asked}
              isMost={found.length > mostInFavour && most.has(muhurat)}
            />
          </li>
        ))}
      </ol>
      {sorted.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + 2 * shownAtOnce)}>
          {t(texts.more)}
        </Button>
      )}
    </>
  );
}
