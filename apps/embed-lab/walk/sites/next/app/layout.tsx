import type { ReactNode } from 'react';
import './site.css';

export const metadata = { title: 'Riverside Skills Network', icons: 'data:image/svg+xml,<svg/>' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
