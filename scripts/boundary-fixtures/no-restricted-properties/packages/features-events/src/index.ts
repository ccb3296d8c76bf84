export const go = () => window.location.assign('/');
