/** What a calendar on the web is given of an event. */
export interface CalendarText {
  title: string;
  details: string;
  /** Null: online. */
  location: string | null;
  start: Date;
  end: Date;
}

/** Addresses at which calendars on the web ask whether an event is to be added. They take moments, so that no zone can be misread. */
export function calendarLinks({ title, details, location, start, end }: CalendarText) {
  const outlook = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    body: details,
    location: location ?? '',
    startdt: start.toISOString(),
    enddt: end.toISOString(),
  };
  return {
    google: linkTo('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      details,
      location: location ?? '',
      dates: `${compact(start)}/${compact(end)}`,
    }),
    outlook: linkTo('https://outlook.live.com/calendar/0/deeplink/compose', outlook),
    microsoft365: linkTo('https://outlook.office.com/calendar/0/deeplink/compose', outlook),
  };
}

function linkTo(page: string, fields: Record<string, string>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== '');
  // Some calendars show the plus signs of URLSearchParams as such.
  return `${page}?${given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}

/** `20261004T030000Z` */
function compact(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}
