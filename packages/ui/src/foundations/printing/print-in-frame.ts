const mark = 'data-print-frame';

interface Printed {
  /** A page of its own; left out: an empty one. */
  html?: string;
  /** What is put on it before it is printed. */
  fill?: (paper: Document) => Promise<void>;
}

/** Prints from a frame that is not seen and in which nothing runs, so that nothing of the page around it is printed. */
export async function printInFrame({ html = '<!doctype html>', fill }: Printed): Promise<void> {
  // Some browsers never say that they have printed: what is left of the last time goes now.
  for (const left of document.querySelectorAll(`iframe[${mark}]`)) left.remove();
  const frame = document.createElement('iframe');
  frame.setAttribute(mark, '');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.sandbox.add('allow-same-origin', 'allow-modals');
  Object.assign(frame.style, { position: 'fixed', inset: '0', inlineSize: '0', blockSize: '0', border: '0' });
  frame.srcdoc = html;
  try {
    await new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true });
      document.body.append(frame);
    });
    const { contentWindow: page, contentDocument: paper } = frame;
    if (page === null || paper === null) throw new Error('The frame has no page to print.');
    await fill?.(paper);
    page.addEventListener('afterprint', () => frame.remove(), { once: true });
    page.focus();
    page.print();
  } catch (problem) {
    frame.remove();
    throw problem;
  }
}
