/** The zone of the clock that whoever reads has before them: that of their device, wherever the organisation is. */
export function readerZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
