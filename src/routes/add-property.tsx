import { createFileRoute } from '@tanstack/react-router';
import { AddPropertyScreen } from '#features/properties/add-property-screen.tsx';
import { uuidParam } from './-search.ts';

export const Route = createFileRoute('/add-property')({
  validateSearch: ({ property }): { property?: string } => {
    const propertyId = uuidParam(property);
    return propertyId === undefined ? {} : { property: propertyId };
  },
  component: AddPropertyPage,
});

function AddPropertyPage() {
  const { property } = Route.useSearch();
  return <AddPropertyScreen propertyId={property} />;
}
