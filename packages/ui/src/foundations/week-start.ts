/** The day that a week begins with. */
export type Weekday = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';

export const weekdays: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Where weeks do not begin on Sunday, by Unicode's CLDR. The calendars of `@internationalized/date`, which know it too, are 5 kB more. */
const regions = {
  1: '001 AD AI AL AM AN AR AT AU AX AZ BA BE BG BM BN BY CH CL CM CN CR CY CZ DE DK EC EE ES FI FJ FO FR GB GE GF GP GR HR HU IE IS IT KG KZ LB LI LK LT LU LV MC MD ME MK MN MQ MY NL NO NZ PL RE RO RS RU SE SI SK SM TJ TM TR UA UY UZ VA VN XK',
  5: 'MV',
  6: 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY',
};

/** Not every browser tells, and the platform's types do not know that some do. */
interface LocaleWithWeekInfo extends Intl.Locale {
  getWeekInfo?(): { firstDay: number };
}

/** How weeks begin where a language is spoken, as an index from Sunday: 'en-AU' → 1. */
export function weekStartOf(locale: string): number {
  const spoken: LocaleWithWeekInfo = new Intl.Locale(locale);
  if (spoken.getWeekInfo !== undefined) return spoken.getWeekInfo().firstDay % 7;
  const region = spoken.maximize().region ?? '001';
  const day = Object.entries(regions).find(([, all]) => all.split(' ').includes(region))?.[0];
  return Number(day ?? 0);
}
