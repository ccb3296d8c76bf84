type ElementError = (message: string | null, container: Element) => Error;

const lazy = new WeakSet<ElementError>();

/**
 * What Testing Library says of an element that is not there ends with the whole document. Whoever waits for an element asks for it at each change and twenty
 * times a second, and of a page of thousands of elements the writing takes longer than what is waited for. Here it is written once somebody reads it.
 */
export function lazyElementError(written: ElementError): ElementError {
  if (lazy.has(written)) return written;
  const lazyError: ElementError = (message, container) => {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    const keep = (value: string) => {
      Object.defineProperty(error, 'message', { value, configurable: true, writable: true });
      return value;
    };
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => keep(written(message, container).message),
      set: keep,
    });
    return error;
  };
  lazy.add(lazyError);
  return lazyError;
}
