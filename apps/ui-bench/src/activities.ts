export interface Activity {
  id: string;
  title: string;
  kind: string;
  date: string;
  status: string;
  hours: number;
}

const titles = [
  'Splinting after tendon repair',
  'Sensory modulation',
  'Home modifications',
  'Supervision',
  'Reading group',
];
const kinds = ['Course', 'Conference', 'Self-directed'];

export function activities(count: number): Activity[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `a-${index}`,
    title: `${titles[index % titles.length]} ${index + 1}`,
    kind: kinds[index % kinds.length] ?? '',
    date: `${(index % 28) + 1} Oct 2026`,
    status: index % 4 === 1 ? 'Pending' : 'Approved',
    hours: ((index * 7) % 24) / 2,
  }));
}

export const byTitle = (a: Activity, b: Activity) => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0);
export const note = (activity: Activity) => `What I learned from ${activity.title}.`;
