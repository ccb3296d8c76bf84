/** What a panel is told about the thing it renders; a `View` of @portal/kit is one. */
export type PanelView<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'empty' }
  | {
      readonly state: 'failed';
      readonly problem: { readonly message: string; readonly status?: number };
      retry(): void;
    }
  | { readonly state: 'forbidden'; readonly problem: { readonly message: string } }
  | { readonly state: 'ready'; readonly data: T };
