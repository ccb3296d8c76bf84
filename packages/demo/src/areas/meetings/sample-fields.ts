/** A meeting that can be made at any time. */
export const sampleFields = {
  name: 'Splinting night',
  description: 'Bring an offcut and a pan.',
  meetingLink: 'https://meet.example.org/splinting-night',
  startDate: '2199-03-05T08:30:00.000Z',
  duration: 60,
  timeZone: 'Australia/Adelaide',
  rsvpDate: '2199-03-04T08:30:00.000Z',
};
