/** Styles of the Mantine components that only these pages use. */
import '@mantine/core/styles/Input.layer.css';
