import '@portal/ui/embed.css';
import { PortalRoot } from '@portal/ui';
import { PdfViewer } from '@portal/ui/pdf-viewer';
import { createRoot } from 'react-dom/client';

const place = document.getElementById('document');
if (place === null) throw new Error('The page has no place for the document.');

createRoot(place).render(
  <PortalRoot brandColor="#004C58">
    <PdfViewer url="/protocol.pdf" name="Protocol.pdf" />
  </PortalRoot>,
);
