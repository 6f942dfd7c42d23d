/** Styles of the Mantine components that only the choice of a place uses. */
import '@mantine/core/styles/Input.layer.css';
