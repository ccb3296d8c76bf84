export const saved = localStorage.getItem('draft');
