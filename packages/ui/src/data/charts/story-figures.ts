import { longName } from '../../foundations/story-surface.tsx';

export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const hours = (value: number) => (value === 1 ? '1 hour' : `${value} hours`);
export const hoursShort = (value: number) => `${value} h`;
export const dollars = (value: number) => `$${value.toLocaleString('en-AU')}`;
export const dollarsShort = (value: number) => `$${value / 1_000_000_000}B`;

export const formal = { id: 'formal', label: 'Formal learning', values: [4, 6, 2, 0, 3, 8, 5, 2, 6, 7, 4, 1] };
export const own = { id: 'own', label: 'Self-directed', values: [2, 1, 3, 2, 4, 1, 2, 5, 3, 2, 6, 3] };
export const peers = { id: 'peers', label: 'Learning with peers', values: [1, 1, 0, 2, 1, 3, 1, 0, 2, 4, 1, 2] };

export const sixSeries = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((label, at) => ({
  id: label,
  label,
  values: [0, 1, 2, 3].map((index) => 3 + ((at * 5 + index * 3) % 9)),
}));

export const zeros = { id: 'zeros', label: 'Hours', values: months.map(() => 0) };
export const huge = { id: 'huge', label: 'Turnover', values: [1_204_350_000_000, 980_000_000_000, 2_750_000_000_000] };

export const longCategories = [longName, 'Rural and remote practice', 'Hand therapy', 'Paediatrics', 'Mental health'];
