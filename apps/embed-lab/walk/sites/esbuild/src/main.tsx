import { createRoot } from 'react-dom/client';
import { Communities } from '../components/Communities';
import './site.css';

const site = document.getElementById('site');
if (site === null) throw new Error('The page has no place for the site.');

createRoot(site).render(
  <>
    <h1>Our communities</h1>
    <Communities />
  </>,
);
