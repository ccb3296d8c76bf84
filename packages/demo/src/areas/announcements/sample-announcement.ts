/** What can be announced at any time. */
export const sampleAnnouncement = {
  title: 'Nominations are open',
  description: 'Until the end of the month.',
  link: 'example.org/nominations',
  isActive: false,
  startDate: '2199-03-05T00:00:00.000Z',
  endDate: '2199-03-20T00:00:00.000Z',
};
