import '@portal/ui/embed.css';
import '@portal/features-communities/embed.css';
import '@portal/features-onboarding/embed.css';
import { profile as maritimeSkills } from '@portal/profiles/maritime-skills/profile.ts';
import { profile as publicSkills } from '@portal/profiles/public-skills/profile.ts';
import { browserSession, memorySession } from '@portal/kit';
import { createRoot } from 'react-dom/client';
import { hostSession } from './host-session.ts';
import { Site } from './Site.tsx';

const apiUrl = import.meta.env.VITE_PORTAL_API ?? 'http://localhost:4000';
const password = import.meta.env.VITE_PORTAL_PASSWORD ?? 'Portal-demo-2026';
const emails = (import.meta.env.VITE_PORTAL_VISITORS ?? 'mia.nguyen@example.org,grace.campbell@example.org').split(',');
const looks = [publicSkills, maritimeSkills];
const organisations = [
  { apiUrl, profile: publicSkills },
  { apiUrl: import.meta.env.VITE_PORTAL_OTHER_API ?? 'http://127.0.0.1:4001', profile: maritimeSkills },
].map((portal) => ({ ...portal, session: browserSession(portal) }));

const container = document.getElementById('site');
if (container === null) throw new Error('The page has no element with the id site.');

// `?plain` shows the same page without the website's own styles, to compare with.
if (!new URLSearchParams(window.location.search).has('plain')) await import('./site.css');
await import('./looks.css');

const visitors = await Promise.all(
  emails.map(async (email, index) => ({
    name: email,
    session: await hostSession(apiUrl, email, password),
    profile: looks[index % looks.length] ?? publicSkills,
  })),
);
createRoot(container).render(
  <Site apiUrl={apiUrl} visitors={visitors} guest={memorySession()} organisations={organisations} />,
);
