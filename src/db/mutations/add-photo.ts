import type { ActFile, NewAct } from './keep-acts.ts';

/** A photo of a property, as it is kept. */
export interface NewPhoto {
  id: string;
  propertyId: string;
  caption?: string | undefined;
  file: Omit<ActFile, 'field' | 'folder'>;
}

/** The act that makes a photo once its file and its property are on the server. */
export function photoAct({ id, propertyId, caption, file }: NewPhoto): NewAct {
  return {
    kind: 'photo.create',
    entityId: id,
    payload: {
      property_id: propertyId,
      caption: caption?.trim() ? caption.trim() : undefined,
      file_size: 'keptAs' in file.bytes ? file.bytes.size : file.bytes.byteLength,
      file_type: file.type,
    },
    files: [{ ...file, field: 'image_url', folder: 'photos' }],
  };
}
