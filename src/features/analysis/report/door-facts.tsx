import { doorPadas } from '#domain/vaastu/door-padas.ts';
import type { DoorReport } from '#domain/vaastu/report.ts';
import type { DoorPadaId } from '#domain/vaastu/types.ts';
import { report as texts } from '#i18n/catalogue/report.ts';
import type { Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './finding-detail.module.css';

/** In which of the 32 places the main door may be beside the one that its finding names. */
export function DoorFacts({ door }: { door: DoorReport }) {
  const { t, language } = useI18n();
  if (door.alternatives.length === 0) return null;
  const padas = door.alternatives.map((pada) => padaName(pada, language)).join(', ');
  return (
    <p className={classes.reason} data-testid="door-alternatives">
      {t(texts.doorAlternatives, { padas })}
    </p>
  );
}

function padaName(id: DoorPadaId, language: Language): string {
  const pada = doorPadas.find((each) => each.id === id);
  return pada ? `${id} (${pada.name[language]})` : id;
}
