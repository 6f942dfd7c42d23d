/** A sentence in both languages of the product. */
export interface Text {
  en: string;
  hi: string;
}

/** Degrees clockwise from north, 0 ≤ value < 360. */
export type Degrees = number & { readonly unit: 'degrees from north' };

export type Side = 'N' | 'E' | 'S' | 'W';
export type Direction8 = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
/** The eight directions and the centre (brahmasthan). */
export type Direction9 = Direction8 | 'C';
export type Zone16 = Direction8 | 'NNE' | 'ENE' | 'ESE' | 'SSE' | 'SSW' | 'WSW' | 'WNW' | 'NNW';
/** Anywhere on a plan that a rule can speak about. */
export type Place = Zone16 | 'C';
export type DoorPadaId = `${Side}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

export type Verdict = 'ideal' | 'acceptable' | 'avoid' | 'severe';
/** classical: a verse, or a study of a text; modern: practice of the last century; derived: our own deduction, weak. */
export type Basis = 'classical' | 'modern' | 'derived';
/** high: nearly all sources agree; medium: most, or few sources; low: split, or one source. */
export type Agreement = 'high' | 'medium' | 'low';

export type RoomId =
  | 'kitchen'
  | 'master_bedroom'
  | 'bedroom'
  | 'children_bedroom'
  | 'guest_room'
  | 'pooja'
  | 'toilet'
  | 'bathroom'
  | 'living_room'
  | 'dining'
  | 'study'
  | 'entrance'
  | 'staircase'
  | 'store'
  | 'grain_pantry'
  | 'overhead_tank'
  | 'underground_water'
  | 'septic_tank'
  | 'garage'
  | 'balcony'
  | 'basement'
  | 'office_cabin'
  | 'cash_counter'
  | 'reception'
  | 'accounts'
  | 'conference'
  | 'electrical'
  | 'utility'
  | 'lift'
  | 'open_space'
  | 'water_feature'
  | 'heavy_tree';

export type GeneralRuleId =
  | 'G01'
  | 'G02'
  | 'G03'
  | 'G04'
  | 'G05'
  | 'G06'
  | 'G07'
  | 'G08'
  | 'G09'
  | 'G10'
  | 'G11'
  | 'G12'
  | 'G13'
  | 'G14'
  | 'G15'
  | 'G16';

/** Rules that no drawing shows: somebody has to look. */
export type UnseenRuleId = 'G02' | 'G06' | 'G07' | 'G08' | 'G09' | 'G10' | 'G15';

export type ConflictId =
  | 'C01'
  | 'C02'
  | 'C03'
  | 'C04'
  | 'C05'
  | 'C06'
  | 'C07'
  | 'C08'
  | 'C09'
  | 'C10'
  | 'C11'
  | 'C12'
  | 'C13'
  | 'C14'
  | 'C15'
  | 'C16'
  | 'C17'
  | 'C18'
  | 'C19';

export type RemedyId =
  | 'layout_change'
  | 'vastu_shanti'
  | 'in_room_orientation'
  | 'hygiene_light_air'
  | 'weight_shift'
  | 'tulsi_plant'
  | 'colour_metal_strip'
  | 'pyramid_crystal_salt'
  | 'yantra';

export type SourceId =
  | 'BS'
  | '16R'
  | 'NS'
  | 'MP'
  | 'AP'
  | 'MM'
  | 'MNS'
  | 'MC'
  | 'MNY'
  | 'GP'
  | 'IVS'
  | 'TVP'
  | 'AMB'
  | 'AAS'
  | 'VR'
  | 'FS'
  | 'AJ'
  | 'ABO'
  | 'FE'
  | 'MG'
  | 'MN'
  | 'HT'
  | 'SA'
  | 'VSO'
  | 'TB'
  | 'SV'
  | 'ITV'
  | 'PM'
  | 'WNW_'
  | 'MAY'
  | 'REI'
  | 'WA'
  | 'INV'
  | 'IND'
  | 'GOAN'
  | 'NIL'
  | 'VRJ'
  | 'VJ'
  | 'WD'
  | 'SAG'
  | 'MAN'
  | 'MVZ'
  | 'VF'
  | 'MK'
  | 'DK'
  | 'OD'
  | 'JY'
  | 'ATV'
  | 'KH'
  | 'PYR'
  | 'RS'
  | 'MIA'
  | 'ANA'
  | 'WAVE'
  | 'JQ'
  | 'AST'
  | 'P143'
  | 'SHV'
  | 'RI'
  | 'PV'
  | 'PPI'
  | 'DW'
  | 'CWV'
  | 'PRU'
  | 'SJ'
  | 'DIV'
  | 'PUN'
  | 'VSA'
  | 'UN'
  | 'DED';
