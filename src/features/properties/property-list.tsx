import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PropertyAtHand } from '#db/queries/properties.ts';
import { properties as texts } from '#i18n/catalogue/properties.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './dashboard.module.css';
import { PropertyCard } from './property-card.tsx';
import { useNear } from '#ui/use-near.ts';

/** So many cards are made at a time: a long list opens as fast as a short one. */
const step = 12;

/** The properties, the newest first; more of them as the reader gets there. */
export function PropertyList({ userId, list }: { userId: string; list: readonly PropertyAtHand[] }) {
  const [most, setMost] = useState(step);
  const showMore = () => setMost((before) => before + step);
  return (
    <>
      <div className={classes.list}>
        {list.slice(0, most).map((at) => (
          <PropertyCard key={at.property.id} userId={userId} at={at} />
        ))}
      </div>
      {/* A new one after each step: its end may still be in sight. */}
      {list.length > most && <End key={most} onReach={showMore} />}
    </>
  );
}

/** Where the list goes on: by itself where the reader comes near, else at a touch. */
function End({ onReach }: { onReach(): void }) {
  const { t } = useI18n();
  const { ref, isNear } = useNear<HTMLDivElement>(false);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (isNear) reach();
  }, [isNear]);
  return (
    <div ref={ref} className={classes.more}>
      <Button variant="subtle" color="gray" onClick={onReach}>
        {t(texts.showMore)}
      </Button>
    </div>
  );
}
