/** Styles of the Mantine components that only the form of a property uses. */
import '@mantine/core/styles/Input.layer.css';
