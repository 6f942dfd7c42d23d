/** Styles of the Mantine components that only the dashboard uses. */
import '@mantine/core/styles/Input.layer.css';
