export const lastRead = () => localStorage.getItem('last-read');
