import type { EventFields } from '../contract/entities.ts';

const nothing = { day: null, time: null };

/** An event as somebody writes it who looks after events, at a place that is there. */
export function sampleFields(locationId: string): EventFields {
  return {
    title: 'Hand therapy for beginners',
    type: 'cpd',
    shortDesc: 'A day of practice.',
    content: '<p>Bring a splint.</p>',
    start: { day: '2199-03-05', time: '09:00' },
    end: { day: '2199-03-05', time: '16:30' },
    timeZone: 'Australia/Adelaide',
    locationId,
    address: '1 North Terrace, Adelaide',
    externalUrl: 'https://www.example.org/hands',
    cpdHours: 6.5,
    cpdDetails: [{ key: 'Domain', value: 'Hands' }],
    isMembersOnly: false,
    opens: nothing,
    closes: { day: '2199-03-01', time: '17:00' },
    isSingleClick: true,
    ticketTypes: [{ id: null, name: 'Free', amountCents: 0, capacity: 20, isMembersOnly: false }],
    categoryIds: [],
    tagIds: [],
    sessions: [
      {
        title: 'Splints',
        start: { day: '2199-03-05', time: '10:00' },
        end: { day: '2199-03-05', time: '12:00' },
        timeZone: 'Australia/Adelaide',
      },
    ],
    presenters: [{ name: 'Mia Nguyen', role: 'Therapist', profileDesc: '', personId: null }],
    sponsor: '',
    reasoning: '<p>It counts towards your competence.</p>',
    access: '<p>Step-free from the street.</p>',
    enrolTitle: 'Your online module',
    enrol: '<p>Whoever registers is enrolled.</p>',
    coursesTitle: 'Courses around it',
    coursesDescription: 'Two workshops on the days before.',
  };
}
