/** The browser's place for files, in memory; `isFull`: whether it refuses to take more. */
export function fakeCaches(): CacheStorage & { isFull: boolean } {
  const stores = new Map<string, Map<string, Response>>();
  const fake = {
    isFull: false,
    async open(name: string) {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        match: async (address: string) => store.get(address)?.clone(),
        delete: async (address: string) => store.delete(address),
        keys: async () => [...store.keys()].map((url) => ({ url })),
        async put(address: string, response: Response) {
          if (fake.isFull) throw new DOMException('full', 'QuotaExceededError');
          store.set(address, response);
        },
      };
    },
  };
  return fake as unknown as CacheStorage & { isFull: boolean };
}
