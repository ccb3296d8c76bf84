/** Minutes east of UTC for 'UTC+10:30' or 'UTC-03:00', null for any other text. */
export function zoneOffsetMinutes(zone: string): number | null {
  const match = /^UTC([+-])(\d{2}):(\d{2})$/.exec(zone.trim());
  if (match === null) return null;
  const [hours, minutes] = [Number(match[2]), Number(match[3])];
  if (hours > 14 || minutes > 59) return null;
  return (match[1] === '-' ? -1 : 1) * (hours * 60 + minutes);
}
