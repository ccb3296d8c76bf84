import { loadQrDecoder } from '@portal/ui';

/** Reads a code from what a camera shows at the moment; null: there is none in it. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/** Of the browsers' own detector, as far as it is used here; TypeScript does not know it yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own, and where it has none, a library that is fetched now; rejects where the library's file is gone. */
export async function createCodeReader(): Promise<CodeReader> {
  const own: DetectorClass | undefined = Reflect.get(globalThis, 'BarcodeDetector');
  if (own !== undefined && (await own.getSupportedFormats()).includes('qr_code')) {
    const detector = new own({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  return libraryReader();
}

/** Wide enough for a code at arm's length, and no more than a phone decodes at once. */
const widest = 640;

async function libraryReader(): Promise<CodeReader> {
  const decode = await loadQrDecoder();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    if (context === null || videoWidth === 0) return null;
    const scale = Math.min(1, widest / videoWidth);
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return decode(context.getImageData(0, 0, canvas.width, canvas.height));
  };
}
