import { Suspense, use } from 'react';
import type { ListedPuja, PujaGuide } from '#domain/devotion/puja-guide.ts';
import { pujaOf } from '#domain/devotion/puja-list.ts';
import { pujaGuide as texts } from '#i18n/catalogue/puja.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Deferred } from '#ui/deferred.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import type { PujaCalendar } from './puja-calendar.ts';
import { PujaOverview } from './puja-overview.tsx';
import { PujaSteps } from './puja-steps.tsx';
import classes from './puja.module.css';

export interface PujaSearch {
  /** The step that is shown alone, from 1; one more than there are is the end. */
  step?: string;
}

export interface PujaScreenProps {
  id: string;
  search: PujaSearch;
  calendar: PujaCalendar;
}

/** One guide: all of it, or one step alone. */
export function PujaScreen({ id, ...rest }: PujaScreenProps) {
  const listed = pujaOf(id);
  if (!listed) return <Absent />;
  return (
    <Suspense fallback={<Waiting />}>
      <Opened key={id} listed={listed} {...rest} />
    </Suspense>
  );
}

function Opened({
  listed,
  search: { step },
  calendar,
}: { listed: ListedPuja } & Omit<PujaScreenProps, 'id'>) {
  const { guide } = use(opened(listed));
  const place = readStep(step);
  return place === undefined ? (
    <PujaOverview listed={listed} guide={guide} calendar={calendar} />
  ) : (
    <PujaSteps listed={listed} guide={guide} step={Math.min(place, guide.steps.length + 1)} />
  );
}

/** Anything else shows the whole guide. */
function readStep(step: string | undefined): number | undefined {
  return step !== undefined && /^[1-9]\d{0,2}$/.test(step) ? Number(step) : undefined;
}

const guides = new Map<string, Promise<{ guide: PujaGuide }>>();

/** Fetched once; one that did not come is fetched anew by whoever asks next. */
function opened(listed: ListedPuja): Promise<{ guide: PujaGuide }> {
  const known = guides.get(listed.id);
  if (known) return known;
  const fetched = listed.load();
  guides.set(listed.id, fetched);
  fetched.catch(() => guides.delete(listed.id));
  return fetched;
}

function Waiting() {
  const { t } = useI18n();
  return (
    <Screen>
      <Deferred>
        <output className={classes.quiet}>{t(texts.loading)}</output>
      </Deferred>
    </Screen>
  );
}

function Absent() {
  const { t } = useI18n();
  return (
    <Screen documentTitle={`${t(texts.absent)} · ${t(ui.productName)}`}>
      <EmptyState
        order={1}
        title={t(texts.absent)}
        text={t(texts.absentText)}
        action={<LinkButton to="/puja">{t(texts.all)}</LinkButton>}
      />
    </Screen>
  );
}
