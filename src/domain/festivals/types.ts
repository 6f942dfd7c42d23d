import type { Language } from '../language.ts';
import type { MonthNumber } from '../panchang/lunations.ts';
import type { CivilDate } from '../time/civil-date.ts';
import type { Instant } from '../time/zone.ts';

/** The hour of the day that decides on which day a tithi is kept (Dharmasindhu, Nirnayasindhu: karma-kala). */
export type Kaala =
  | 'arunodaya'
  | 'sunrise'
  | 'pratah'
  | 'madhyahna'
  | 'aparahna'
  | 'sayahna'
  | 'purvahna'
  | 'midday'
  | 'daytime'
  | 'third-muhurta'
  | 'ninth-muhurta'
  | 'first-muhurta'
  | 'sunset'
  | 'pradosha'
  | 'night'
  | 'nishita'
  | 'moonrise';

/** Who keeps it so, where usages part. */
export type Usage =
  | 'smarta'
  | 'vaishnava'
  | 'sunrise-tithi'
  | 'evening-tithi'
  | 'deciding-hour'
  | 'other-of-two-days'
  | 'full-moon-night'
  | 'ancestral-new-moon'
  | 'civil-day-of-ingress'
  | 'day-from-sunrise'
  | 'earlier-of-two'
  | 'without-bhadra-rule'
  | 'first-of-two-stars'
  | 'east-asian'
  | 'jain-dawn'
  | 'three-muhurtas'
  | 'star-at-sunrise'
  | 'star-at-midday'
  | 'star-at-night'
  | 'ghatika-of-evening'
  | 'day-it-begins'
  | 'afternoon-ingress';

/** How the rule came to one day. */
export type Decision =
  /** The anchor holds at the deciding hour on one day alone. */
  | 'only-day'
  | 'earlier-of-two'
  | 'later-of-two'
  | 'larger-share'
  /** It holds at the hour on no day: the day in which it begins. */
  | 'begins-in'
  /** It holds at the hour on no day: the day in which it ends. */
  | 'ends-in'
  /** Bhadra fills the only evening, and the full moon is gone too soon on the next day to wait for that. */
  | 'within-bhadra'
  /** Bhadra fills the evening and the full moon lasts three and a half watches of the next day. */
  | 'after-bhadra'
  | 'before-sunset'
  | 'after-sunset'
  | 'civil-day'
  | 'sunrise-day'
  | 'first-sunrise-after'
  | 'day-after'
  | 'pure-ekadashi'
  | 'dvadashi-lost'
  | 'dvadashi-doubled'
  | 'dashami-at-dawn'
  | 'two-sunrises'
  | 'counted-days'
  | 'weekday'
  | 'shravana-on-later-day'
  | 'shravana-on-earlier-day'
  | 'before-afternoon'
  | 'in-afternoon';

/** What in the sky a festival hangs on; months are told in the settings' month system. */
export type Anchor =
  | { kind: 'tithi'; month: number; tithi: number; isAdhika: boolean }
  | { kind: 'sankranti'; rashi: number }
  | { kind: 'nakshatra'; nakshatra: number; rashi: number }
  | { kind: 'solar-day'; day: number; rashi: number }
  | { kind: 'fourth-chinese-month'; day: number };

/** Why a day is the day: facts, not words (`reasonText` says them). Plain data, so it can be kept and sent. */
export interface Reason {
  anchor: Anchor;
  /** When the tithi or nakshatra begins and ends; for a sankranti twice the moment of it. */
  from: Instant;
  to: Instant;
  hour: Kaala | null;
  decision: Decision;
  usage: Usage | null;
  /** Days added to the day that the rule found: 1 for Holi after Holika Dahan, -1 for Lohri. */
  days: number;
  /** When Bhadra, the first half of the full moon, ends within the festival's day: the rite waits for it. */
  bhadraUntil?: Instant;
  /** Whose sunrise was reckoned with. */
  place: string;
  timeZone: string;
}

export interface Alternative {
  date: CivilDate;
  why: Reason;
}

export type FestivalGroup = 'major' | 'regional' | 'jayanti' | 'vrat' | 'ekadashi' | 'monthly' | 'sankranti';
export type FestivalNames = Readonly<Record<Language, string>>;

/** States or peoples whose festival it is; absent where most of India keeps it. */
export type FestivalRegion =
  | 'assam'
  | 'bengal'
  | 'bihar'
  | 'gujarat'
  | 'karnataka-andhra-telangana'
  | 'kashmir'
  | 'kerala'
  | 'maharashtra'
  | 'north'
  | 'odisha'
  | 'punjab'
  | 'rajasthan'
  | 'sindhi'
  | 'tamil-nadu';

/** Which of the days that a tithi (or nakshatra) touches is its day. */
export interface DayRule {
  kaala: Kaala;
  /** When the anchor holds at the hour on two days; `larger-or-second` takes the second where the shares are alike. */
  both: 'first' | 'second' | 'larger' | 'larger-or-second';
  /** When it does on none. */
  none: 'begins' | 'ends';
  /** What of the hour it must fill to count, in milliseconds; without, any touch of it. */
  least?: number;
}

/** A second usage: shown beside the main day where it leads elsewhere. */
export type OtherUsage = { usage: Usage; by: DayRule } | { usage: 'east-asian' };

export type FestivalRule =
  | {
      kind: 'tithi';
      month: MonthNumber;
      /** 1–15 bright, 16–30 dark, 30 = amavasya. */
      tithi: number;
      by: DayRule;
      /** Ganga Dussehra is kept in the adhika month when there is one. */
      prefersAdhika?: true;
      /** Raksha Bandhan is for the hours after Bhadra. */
      avoidsBhadra?: true;
      others?: readonly OtherUsage[];
    }
  | { kind: 'every-month'; tithis: readonly number[]; by: DayRule; others?: readonly OtherUsage[] }
  | { kind: 'ekadashi'; month: MonthNumber | 'adhika'; tithi: 11 | 26 }
  | { kind: 'holika' }
  | { kind: 'vijaya-dashami' }
  | {
      kind: 'sankranti';
      rashi: number;
      by: SankrantiRule;
      others?: readonly { usage: Usage; by: SankrantiRule }[];
    }
  | {
      /** Where the Moon meets the star twice in the solar month, the second time is the festival's. */
      kind: 'nakshatra';
      /** Solar month: 0 = Mesha. */
      rashi: number;
      /** 1 = Ashvini. */
      nakshatra: number;
      by: DayRule;
      others?: readonly { usage: Usage; by: DayRule }[];
    }
  | { kind: 'solar-month-tithi'; rashi: number; tithi: number; by: DayRule }
  | { kind: 'solar-day'; rashi: number; day: number; by: SankrantiRule }
  | { kind: 'weekday-before'; month: MonthNumber; tithi: number; weekday: number }
  | { kind: 'after'; festival: string; days: number };

/** Which day is the first of a solar month. */
export type SankrantiRule =
  'sunset' | 'civil-day' | 'sunrise-day' | 'first-sunrise-after' | 'day-after' | 'before-aparahna';

/** A festival as its table gives it; the key of the table is its id. */
export interface FestivalEntry {
  names: FestivalNames;
  group: FestivalGroup;
  regions?: readonly FestivalRegion[];
  /** Other names and spellings, in either script, that people look for. */
  aliases?: readonly string[];
  rule: FestivalRule;
}
