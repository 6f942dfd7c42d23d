/** The same thing said in English and in Hindi. */
export interface Words {
  en: string;
  hi: string;
}
