export const name = import.meta.env.VITE_APP_PROJECT_NAME;
